// For other sites: <centwise-calculator calculator="mortgage" home_price="400000"></centwise-calculator> shows a
// calculator in a frame that is as high as what it shows. Other attributes than these are fields.

const { origin } = new URL(document.currentScript.src);
const settings = new Set(['calculator', 'language', 'accent', 'theme', 'title', 'id', 'class', 'style']);

customElements.define(
  'centwise-calculator',
  class extends HTMLElement {
    connectedCallback() {
      const of = (name) => this.getAttribute(name) ?? '';
      const query = new URLSearchParams({ frame: '1' });
      if (of('accent') !== '') query.set('frame-accent', of('accent').replace('#', ''));
      if (of('theme') !== '') query.set('frame-theme', of('theme'));
      if (of('language') !== '') query.set('language', of('language'));
      for (const { name, value } of this.attributes) if (!settings.has(name)) query.set(name, value);
      const frame = document.createElement('iframe');
      frame.src = `${origin}/calculators/${encodeURIComponent(of('calculator'))}?${query}`;
      frame.title = of('title') || 'Calculator';
      frame.style.cssText = 'display: block; width: 100%; height: 640px; border: 0';
      frame.allow = 'clipboard-write';
      this.replaceChildren(frame);
      this.stop = new AbortController();
      addEventListener(
        'message',
        ({ source, origin: from, data }) => {
          if (source !== frame.contentWindow || from !== origin) return;
          if (typeof data?.centwise === 'number') frame.style.height = `${data.centwise}px`;
        },
        { signal: this.stop.signal },
      );
    }

    disconnectedCallback() {
      this.stop.abort();
    }
  },
);
