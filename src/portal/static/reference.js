// Swagger UI over the document of this service. Nothing is fetched from elsewhere.
const place = document.getElementById('reference');
const isDark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', isDark.matches);

follow();
isDark.addEventListener('change', follow);
SwaggerUIBundle({
  domNode: place,
  url: place.dataset.document,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  deepLinking: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
});
