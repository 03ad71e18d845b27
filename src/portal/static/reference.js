// Swagger UI over the document of this service. Nothing is fetched from elsewhere.
const place = document.getElementById('reference');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', isDark.matches);

// In the place of Swagger UI's own layout, which repeats the head of the page and has a second main part.
function consoleLayout({ React: { createElement } }) {
  function Console({ getComponent, specSelectors }) {
    const part = (name) => createElement(getComponent(name, true), { key: name });
    if (specSelectors.specStr() === '') return createElement('p', null, 'Loading …');
    const head = ['ServersContainer', 'AuthorizeBtnContainer'].map(part);
    const icons = createElement(getComponent('SvgAssets'), { key: 'icons' });
    return createElement('div', { className: 'swagger-ui' }, [
      icons,
      createElement('div', { className: 'console-head', key: 'head' }, head),
      part('FilterContainer'),
      part('operations'),
    ]);
  }
  return { components: { Console } };
}

// The select of the servers has no name of its own.
function nameParts() {
  document.getElementById('servers')?.setAttribute('aria-label', 'Server');
}

follow();
isDark.addEventListener('change', follow);
SwaggerUIBundle({
  domNode: place,
  url: place.dataset.document,
  layout: 'Console',
  plugins: [consoleLayout],
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  // As links, the paths would be links within buttons.
  deepLinking: false,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
  // With colours an operation took seconds to open on a busy machine.
  syntaxHighlight: { activated: false },
  onComplete: nameParts,
});
