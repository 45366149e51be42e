import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { PlainError } from '../project.ts'

/** A started program, with its name for messages and its output so far. */
type StartedProgram = { child: ChildProcess; name: string; output: () => string }

/**
 * Waits until a program answers at an address.
 * @param hasStarted whether a response comes from the started program; by default, any does
 * @throws PlainError with the end of its output if it ends, or does not answer in time
 */
export async function waitUntilServing(
  url: string,
  { child, name, output }: StartedProgram,
  timeoutMs: number,
  hasStarted: (response: Response) => boolean = () => true,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (child.exitCode === null && performance.now() < deadline) {
    if (await fetch(url).then(hasStarted, () => false)) return
    await pause(100)
  }
  throw new PlainError(`${name} does not serve:\n${output().slice(-3000)}`)
}
