/** Serves the same bytes and headers with nginx, if it is installed, as it is fastest: one worker, compressed files, open files cached. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteHeaders } from '#server/site/origins.ts'
import { CACHE_CONTROL, createAssetHeaders } from '#server/site/securityHeaders.ts'
import { folders } from '#src/site/routes.ts'
import { findExecutable } from '../lib/browsers/systemPackages.ts'
import { findFreePort } from '../lib/processes/findFreePort.ts'
import { type RunningServer, startProgram } from '../lib/processes/runningServer.ts'
import { DIST, WORK_FOLDER } from '../lib/project.ts'

const NGINX_PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const writeHeaderLines = (headers: Record<string, string>, cache: string) =>
  Object.entries({ ...headers, 'Cache-Control': cache, Vary: 'Accept-Encoding' })
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(' ')

/** @returns null if nginx is not installed */
export async function startNginx(): Promise<RunningServer | null> {
  const program = findExecutable(NGINX_PATHS)
  if (!program) return null
  const folder = await mkdtemp(join(tmpdir(), 'benchmark-nginx-'))
  const port = await findFreePort()
  const headers = createSiteHeaders(JSON.parse(await readFile(`${WORK_FOLDER}manifest.json`, 'utf8')), '/index.html')
  const types = 'text/html html; text/css css; text/javascript js; font/woff2 woff2; image/svg+xml svg; image/png png;'
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  types { ${types} }
  ${TEMPORARY_FOLDERS.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  access_log off; server_tokens off; charset utf-8; etag on;
  sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000 inactive=60s; gzip_static on;
  server {
    listen 127.0.0.1:${port}; root ${DIST}; index index.html;
    location ${folders.assets}/ { ${writeHeaderLines(createAssetHeaders(headers), CACHE_CONTROL.immutable)} }
    location / { ${writeHeaderLines(headers, CACHE_CONTROL.page)} try_files $uri $uri.html $uri/index.html =404; }
  }
}
`,
  )
  const served = await startProgram(program, ['-e', `${folder}/errors`, '-c', `${folder}/nginx.conf`], port, folder, process.env)
  const stop = async () => {
    await served.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...served, stop }
}
