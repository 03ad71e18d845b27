import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureDevelopmentCertificate } from '#platform/development-certificate.ts';
import { freePort } from '../../test/kit/fleet.ts';
import { type Command, isInstalled, launch, readKey, root, type Server, untilAnswered } from '../load.ts';

const run = promisify(execFile);
const servers = join(root, 'bench', 'servers');
const peerPackages = ['express@5.3.0', 'fastify@5.12.8', 'zod@4.6.7'];
/** The Node that comes from npm: the peers and the service are to run on the same one. */
const node = join(root, 'node_modules', 'node', 'bin', 'node');
const bun = process.execPath;

export type Protocol = 'h1' | 'h2';

export interface Contender {
  readonly name: string;
  readonly protocols: readonly Protocol[];
  /** Why it does not take part; undefined when it does. */
  readonly absent?: string | undefined;
  /** `port` is where it is to listen. */
  readonly command: (port: number) => Command;
  /** Its first key, when it makes one, in its output. */
  readonly makesKey?: boolean;
}

export interface Running {
  readonly contender: Contender;
  readonly server: Server;
  readonly key: string;
}

const anyKey = 'cw_live_peer';

/** Everybody, as far as they are on this machine. `folder` is theirs to write to. */
export async function listContenders(folder: string): Promise<readonly Contender[]> {
  const directory = join(folder, 'tls');
  const { certificate, key } = ensureDevelopmentCertificate({ directory, hosts: [], now: new Date() });
  const [CERTIFICATE, CERTIFICATE_KEY] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  writeFileSync(CERTIFICATE, certificate);
  writeFileSync(CERTIFICATE_KEY, key);
  const env = { KEY: anyKey, CERTIFICATE, CERTIFICATE_KEY, NODE_ENV: 'production' };
  const peers = join(folder, 'peers');
  const withoutPeers = await installPeers(peers);
  const withoutNode = existsSync(node) ? undefined : 'there is no Node from npm';
  const service = (runtime: string): Contender['command'] => {
    const settings = { TLS: 'files', TLS_CERT: CERTIFICATE, TLS_KEY: CERTIFICATE_KEY, RATES_REFRESH: 'off' };
    const DATA_DIR = join(folder, `data-${runtime}`);
    // Its log goes where nobody has to read it, as it would go to a file.
    return () => ({
      file: 'sh',
      args: ['-c', 'npm start 2>/dev/null'],
      env: { ...settings, DATA_DIR, RUNTIME: runtime },
    });
  };
  const script = (file: string, name: string, more = {}): Contender['command'] => {
    return () => ({
      file,
      args: [name],
      env: { ...env, ...more },
      cwd: name.includes('floor') ? servers : peers,
    });
  };
  return [
    { name: 'Centwise (Bun)', protocols: ['h1', 'h2'], command: service('bun'), makesKey: true },
    {
      name: 'Centwise (Node)',
      protocols: ['h1', 'h2'],
      command: service('node'),
      makesKey: true,
      absent: withoutNode,
    },
    { name: 'floor: raw Bun.serve', protocols: ['h1', 'h2'], command: script(bun, 'floor-bun.mjs') },
    {
      name: 'floor: raw node:https',
      protocols: ['h1'],
      command: script(node, 'floor-node.mjs', { PROTOCOL: 'h1' }),
      absent: withoutNode,
    },
    {
      name: 'floor: raw node:http2',
      protocols: ['h2'],
      command: script(node, 'floor-node.mjs', { PROTOCOL: 'h2' }),
      absent: withoutNode,
    },
    {
      name: 'nginx, constant reply',
      protocols: ['h1', 'h2'],
      command: (port) => nginx(folder, port, CERTIFICATE, CERTIFICATE_KEY),
      absent: await withoutProgram('nginx'),
    },
    {
      name: 'Bun.serve + zod',
      protocols: ['h1', 'h2'],
      command: script(bun, 'bun.mjs'),
      absent: withoutPeers,
    },
    {
      name: 'Fastify 5 (Node)',
      protocols: ['h1', 'h2'],
      command: script(node, 'fastify.mjs'),
      absent: withoutNode ?? withoutPeers,
    },
    {
      name: 'Express 5 + zod (Node)',
      protocols: ['h1'],
      command: script(node, 'express.mjs'),
      absent: withoutNode ?? withoutPeers,
    },
    {
      name: 'FastAPI + uvicorn',
      protocols: ['h1'],
      command: (port) => fastapi(port, env),
      absent: withoutFastapi(),
    },
  ];
}

/** Starts one and waits until it answers. */
export async function startContender(contender: Contender): Promise<Running> {
  const port = await freePort();
  const server = launch(contender.command(port), port);
  try {
    const key = contender.makesKey === true ? await readKey(server) : anyKey;
    await untilAnswered(server, key);
    return { contender, server, key };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function installPeers(folder: string): Promise<string | undefined> {
  mkdirSync(folder);
  cpSync(servers, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...peerPackages];
  return run('npm', args, { cwd: folder }).then(
    () => undefined,
    () => 'npm could not install it',
  );
}

async function withoutProgram(name: string): Promise<string | undefined> {
  return (await isInstalled(name)) ? undefined : `${name} is not on this machine`;
}

function withoutFastapi(): string | undefined {
  try {
    execFileSync('/usr/bin/python3', ['-c', 'import fastapi, uvicorn, uvloop, httptools'], {
      stdio: 'ignore',
    });
    return undefined;
  } catch {
    return 'fastapi, uvicorn, uvloop and httptools are not on this machine';
  }
}

function fastapi(port: number, env: Readonly<Record<string, string>>): Command {
  const tls = ['--ssl-certfile', env['CERTIFICATE']!, '--ssl-keyfile', env['CERTIFICATE_KEY']!];
  const args = [
    '-m',
    'uvicorn',
    'fastapi_app:app',
    '--port',
    String(port),
    '--no-access-log',
    '--log-level',
    'warning',
  ];
  return { file: '/usr/bin/python3', args: [...args, ...tls], env, cwd: servers };
}

function nginx(folder: string, port: number, certificate: string, key: string): Command {
  const file = join(folder, 'nginx.conf');
  const reply =
    '{"monthly_payment":2128.97,"total_interest":446428.47,"total_paid":766428.47,"currency":"USD"}';
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 4096; }
http {
  access_log off; keepalive_requests 1000000000; default_type application/json;
  client_body_temp_path ${folder}/nginx-body; proxy_temp_path ${folder}/nginx-1; fastcgi_temp_path ${folder}/nginx-2;
  uwsgi_temp_path ${folder}/nginx-3; scgi_temp_path ${folder}/nginx-4;
  server {
    listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.3;
    location / { return 200 '${reply}'; }
  }
}
`,
  );
  return { file: 'nginx', args: ['-c', file, '-p', folder] };
}
