import { spawn } from 'node:child_process'
import { ROOT } from '../project.ts'

export type CommandResult = { code: number; output: string; seconds: number }
type Options = { isShown?: boolean; env?: NodeJS.ProcessEnv; cwd?: string }

/** Runs a program without a shell. @param options `isShown` also prints its output as it comes; `cwd` is the project's root by default */
export function runProgram(
  program: string,
  args: string[],
  { isShown = false, env = process.env, cwd = ROOT }: Options = {},
): Promise<CommandResult> {
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
        if (isShown) process.stdout.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - begin) / 1000 }))
  })
}

/** The program of an installed package. */
export const packageProgram = (name: string) => `${ROOT}node_modules/.bin/${name}`
