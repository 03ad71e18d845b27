import { writeComparison } from './comparison.ts';
import type { Compared } from './differences.ts';
import type { FormReading, PageResult } from '#portal/calculator/form/form-reading.ts';
import { attributes, html, type Html } from '#portal/html.ts';
import { writeMap, writeMapChoices, writeMapRanges } from './map.ts';
import type { ResultContext } from '#portal/calculator/result/results.ts';
import { pageParameters } from '#portal/rows.ts';
import { MAX_SCENARIOS } from './scenarios.ts';
import type { ReadMap } from './what-if-reading.ts';

/** The table of "what if", with the choices of what it shows. */
export function writeMapSection(
  { choice, cells }: ReadMap,
  reading: FormReading,
  result: PageResult,
  context: ResultContext,
): Html {
  return html`<section class="screen" aria-labelledby="map-title">
    <h2 id="map-title">What if?</h2>
    ${choice.order && writeMapChoices(choice.order, reading, result, context)}
    <div id="map-ranges" data-live>${choice.order && writeMapRanges(choice.order, context)}</div>
    <div id="map" data-live>${writeMap(choice, cells, reading, context)}</div>
  </section>`;
}

/** Scenarios side by side, and the button that keeps the current one. */
export function writeScenarioSection(
  kept: readonly Compared[],
  unreadable: number,
  reading: FormReading,
  result: PageResult | undefined,
  context: ResultContext,
): Html {
  const name = pageParameters.scenarioName;
  return html`<section class="screen" id="scenario-section" aria-labelledby="scenarios-title">
    <h2 id="scenarios-title">Compare scenarios</h2>
    <p>Keep these numbers, change some of them, and see both side by side.</p>
    <details class="on-phone" data-name="scenario">
      <summary>Keep as a scenario</summary>
      <p>The address of this page holds up to ${MAX_SCENARIOS} scenarios, so a link shows them to others.</p>
      <div class="what-if">
        <div class="field">
          <label for="${name}">Name of the scenario <span class="optional">optional</span></label>
          <input ${attributes({ form: 'inputs', id: name, name, autocomplete: 'off', maxlength: 24 })} />
        </div>
        <button ${attributes({ form: 'inputs', name: pageParameters.keepScenario, value: 'now' })}>
          Keep as a scenario
        </button>
      </div>
    </details>
    ${unreadable > 0 && html`<p class="fault">A scenario in this address cannot be read.</p>`}
    <div id="scenarios" data-live>
      ${writeComparison(reading.calculator, kept, currentOf(reading, result), context)}
    </div>
  </section>`;
}

/** What is filled in, as a scenario; undefined without a result. */
export function currentOf({ values }: FormReading, result: PageResult | undefined): Compared | undefined {
  return result && { name: 'Now', values, result, isCurrent: true };
}
