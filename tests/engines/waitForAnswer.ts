import { setTimeout as pause } from 'node:timers/promises'

const ASK_AGAIN_AFTER_MS = 20

/**
 * Asks until the answer is truthy. Vitest's own `vi.waitUntil` would not say what did not come.
 * @param describeFault a sentence about what did not come within the limit
 */
export async function waitForAnswer<Answer>(
  ask: () => Promise<Answer | false | null | undefined>,
  limitMs: number,
  describeFault: () => string | Promise<string>,
): Promise<Answer> {
  for (const end = Date.now() + limitMs; ; await pause(ASK_AGAIN_AFTER_MS)) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(await describeFault())
  }
}
