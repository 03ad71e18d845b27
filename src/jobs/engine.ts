import { JsonWriter } from '#derive/json-writer.ts';
import type { Draw } from '#derive/picture.ts';
import type { Steps } from '#base/steps.ts';
import { answerLines } from '#http/routes/batch-routes.ts';
import type { Calculators } from '#http/calculators.ts';
import { svgReply, type Reply } from '#http/replies.ts';
import { parseStrictJson } from '#http/request/strict-json.ts';
import { noQuery, type PureRoute } from '#http/route.ts';
import type { Work } from '#http/work.ts';

/** Work in progress. */
export interface Begun {
  readonly steps: Steps<Reply>;
  /** Returns the reply so far, to be sent before the rest; undefined when the reply comes in one piece. */
  readonly takePiece?: () => Uint8Array;
}

/** Starts work: returns the reply, or its steps. Throws a Problem or a DomainError when there is no reply. */
export type Begin = (work: Work) => Reply | Begun;

/** Runs the work that needs only its own data. It knows nothing about threads. */
export function createEngine({ routes, beginItems }: Calculators, draw: Draw): Begin {
  return function begin(work) {
    switch (work.kind) {
      case 'call': {
        const { method, path, query = noQuery, type, origin, body } = work;
        const route = routes.get(path)?.[method]?.() as PureRoute | undefined;
        if (route === undefined) throw new Error(`There is no ${method} ${path}.`);
        const value = body === undefined ? undefined : parseStrictJson(body);
        const replyOrSteps = route.run({ query, body: value, type, origin });
        return 'status' in replyOrSteps ? replyOrSteps : { steps: replyOrSteps };
      }
      case 'lines': {
        const writer = new JsonWriter();
        const steps = answerLines(work.body, beginItems, work.origin, writer);
        return { steps, takePiece: () => writer.takeBytes() };
      }
      case 'draw':
        return svgReply(draw(work.picture));
    }
  };
}
