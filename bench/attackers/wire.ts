import { attack, type Cut, hold, listAttacks } from '../../test/kit/attackers.ts';
import {
  type Field,
  holdUntilOver,
  isOver,
  ofNetwork,
  type Scenario,
  sendWaves,
  writeCalls,
} from './scenario.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const SLOW_ATTACKERS = 100;
/** A flood takes what it can get of the processor. */
const FLOODERS = 5;
/** After which slow attackers are cut. */
const CUT_SECONDS = 13;

/** Forms whose rest never comes, from as many networks as a proxy tells apart. */
function slowForms(field: Field): Promise<string> {
  const { isPlain = false } = field.address;
  const [connections, times] = isPlain ? [2_400, 1] : [24, 100];
  const write = (index: number) => {
    const headers = { ...form, ...ofNetwork(index) };
    const call = { method: 'POST', path: '/access', headers, body: 'e', missingBytes: 999 };
    return writeCalls(field.address, call, times);
  };
  const open = () => hold(field.address, connections, write, { protocol: isPlain ? 'http/1.1' : 'h2' });
  return holdUntilOver(field, open, connections);
}

/** Large replies of which not a byte is read. */
function unreadReplies(field: Field): Promise<string> {
  const { isPlain = false } = field.address;
  const connections = isPlain ? 100 : 4;
  const call = { method: 'GET', path: '/openapi.json' };
  const write = () => writeCalls(field.address, call, isPlain ? 10 : 250);
  const open = () =>
    hold(field.address, connections, write, {
      protocol: isPlain ? 'http/1.1' : 'h2',
      // Over HTTP/2 its window keeps the replies back.
      reads: !isPlain,
      windowBytes: 1,
    });
  return holdUntilOver(field, open, connections);
}

const newKey = () => Array.from({ length: 36 }, () => Math.floor(Math.random() * 36).toString(36)).join('');

const waves: readonly Scenario[] = [
  {
    name: 'waves of 20 × 250 POST to a path that has none',
    run: (field) =>
      sendWaves(field, 20, 250, () => ({
        method: 'POST',
        path: '/livez',
        headers: { 'content-type': 'application/json' },
        body: '{"home_price":400000,"down_payment":80000,"interest_rate":7.25}',
      })),
  },
  {
    name: 'waves of 20 × 250 GET of nothing',
    run: (field) => sendWaves(field, 20, 250, () => ({ method: 'GET', path: '/nothing' })),
  },
  {
    name: 'waves of 30 × 100 wrong keys',
    run: (field) =>
      sendWaves(field, 30, 100, (index) => ({
        method: 'GET',
        path: '/v1/calculators',
        headers: { ...ofNetwork(index), authorization: `Bearer cw_live_${newKey()}` },
      })),
  },
  {
    name: 'waves of 20 × 50 methods with names of members',
    needs: 'tls',
    run: (field) => sendWaves(field, 20, 50, () => ({ method: 'constructor', path: '/' })),
  },
  {
    name: 'waves of 100 requests for keys, each of another network',
    needs: 'proxy',
    run: (field) =>
      sendWaves(field, 100, 1, (index) => ({
        method: 'POST',
        path: '/access',
        headers: { ...form, ...ofNetwork(index) },
        body: 'email=a%40example.com&purpose=a+savings+planner',
      })),
  },
];

function describeCuts(cuts: readonly Cut[]): string {
  const held = cuts.filter(({ afterMs }) => afterMs === undefined).length;
  if (held > 0) return `${held} not cut`;
  return `cut after ${(Math.max(...cuts.map(({ afterMs }) => afterMs!)) / 1000).toFixed(1)} s`;
}

/** Attackers at once; those who are cut soon may begin anew, again and again. */
function byWire(name: string, attackers: number, beginsAnew: boolean): Scenario {
  const { protocol } = listAttacks('')[name]!;
  const isFast = attackers === FLOODERS;
  return {
    name: `${attackers} × ${name}${beginsAnew ? ', again and again' : ''}`,
    ...(protocol === 'h2' && { needs: 'tls' }),
    ...(!isFast && { leastSeconds: CUT_SECONDS }),
    async run(field) {
      const one = listAttacks(field.keys.unlimited)[name]!;
      const limitMs = isFast ? 5_000 : CUT_SECONDS * 1_000;
      const attackOnce = () =>
        Promise.all(Array.from({ length: attackers }, () => attack(field.address, one, limitMs)));
      const cuts = await attackOnce();
      if (beginsAnew) while (!field.over.aborted) cuts.push(...(await attackOnce()));
      await isOver(field);
      return describeCuts(cuts);
    },
  };
}

const byProtocol = Object.keys(listAttacks('')).flatMap((name) => {
  const attackers = /flood|reset/.test(name) ? FLOODERS : SLOW_ATTACKERS;
  const once = byWire(name, attackers, false);
  return /CONTINUATION|reset/.test(name) ? [once, byWire(name, attackers, true)] : [once];
});

/** What is sent in a way that costs the service, whatever it is. */
export const wireScenarios: readonly Scenario[] = [
  ...waves,
  { name: '2,400 × forms whose rest never comes', leastSeconds: CUT_SECONDS, run: slowForms },
  { name: '1,000 × large documents that nobody reads', run: unreadReplies },
  ...byProtocol,
];
