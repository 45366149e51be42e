/**
 * Runs first in every command. Plain JavaScript without dependencies, for any Node from 20 on. Installs missing packages, then runs
 * `scripts/<task>.ts`, if a task is given, with the Node version of the project.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const [task, ...rest] = process.argv.slice(2)

function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

if (process.platform === 'win32') {
  stop('The tools of this project run on macOS and Linux. On Windows, use WSL (the Windows Subsystem for Linux) and run this there.')
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`This needs Node 20 or newer, but ${process.version} is running. Install a newer Node from nodejs.org and try again.`)
}
try {
  accessSync(root, constants.W_OK)
} catch {
  stop(`The folder ${root} cannot be written to. Give yourself write access to it, or clone the project somewhere else.`)
}

const stampFile = `${root}node_modules/.installed`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')
const nodeBinary = `${root}node_modules/node/bin/node`
const isInstalled = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted && existsSync(nodeBinary)

if (!isInstalled) {
  console.log('Installing packages (once, about a minute) …')
  const install = spawnSync('npm', ['ci', '--loglevel=error', '--no-progress'], { cwd: root, encoding: 'utf8' })
  if (install.error) stop(`npm could not be started (${install.error.message}). Install npm and try again.`)
  if (install.status !== 0) {
    const output = `${install.stdout}${install.stderr}`
    if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|network/i.test(output)) {
      stop('The package registry cannot be reached. Check the network or the proxy settings of npm, and try again.')
    }
    if (/EACCES|EROFS|EPERM/.test(output)) stop(`npm may not write into ${root}. Give yourself write access to it and try again.`)
    if (/ENOSPC/.test(output)) stop('The disk is full. Free about 1 GB and try again.')
    stop(`npm ci failed:\n${output.trim().split('\n').slice(-15).join('\n')}`)
  }
  writeFileSync(stampFile, wanted)
}

if (!task) process.exit()

const env = { ...process.env, PATH: `${root}node_modules/node/bin:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1' }
const child = spawn(nodeBinary, ['--disable-warning=ExperimentalWarning', `${root}scripts/${task}.ts`, ...rest], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
