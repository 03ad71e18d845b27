// Sliders below the main numbers, where the page calculates. Each writes into its field.

import { form } from './fields.js';
import { sayLabel } from './said.js';

const sliders = new Map();

/** Makes the sliders, or moves them to where the fields are; never the one that is being moved. */
export function watchSliders(ranges) {
  for (const { name, min, max, step, value } of ranges) {
    const field = form.elements[name];
    if (field === undefined || !(max > min)) continue;
    const slider = sliders.get(name)?.isConnected === true ? sliders.get(name) : makeSlider(field);
    sliders.set(name, slider);
    if (slider === document.activeElement) continue;
    Object.assign(slider, { min, max, step, value });
    describe(slider, field);
  }
}

function makeSlider(field) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.className = 'slider';
  const label = document.querySelector(`label[for="${field.id}"]`)?.firstChild.textContent.trim();
  sayLabel(slider, '{}, slider', label);
  const tell = (kind) => field.dispatchEvent(new Event(kind, { bubbles: true }));
  slider.addEventListener('input', (event) => {
    event.stopPropagation();
    const mark = form.elements['number-marks']?.value[0] ?? '.';
    field.value = slider.value.replace('.', mark);
    tell('input');
    describe(slider, field);
  });
  slider.addEventListener('change', (event) => {
    event.stopPropagation();
    tell('focusout');
    describe(slider, field);
    tell('change');
  });
  field.closest('.field').querySelector('.slide').replaceChildren(slider);
  return slider;
}

/** What a person hears: "450,000 USD". */
function describe(slider, field) {
  const unit = field.closest('.control').querySelector('.unit')?.textContent ?? '';
  slider.setAttribute('aria-valuetext', `${field.value} ${unit}`.trim());
}
