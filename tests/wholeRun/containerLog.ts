/** What an image writes while it runs. */
import { PlainError } from '#scripts/lib/project.ts'

/** What collects a container's log takes every line on standard output for an object. @throws PlainError with a line that is none */
export function checkLog(logged: string): void {
  const events = logged
    .trim()
    .split('\n')
    .map((line) => {
      try {
        return (JSON.parse(line) as { event: string }).event
      } catch {
        throw new PlainError(`The image's server logs what is no JSON object: ${line}`)
      }
    })
  if (events[0] !== 'service.started' || events.at(-1) !== 'service.stopped')
    throw new PlainError(`The image's log does not begin with service.started and end with service.stopped:\n${logged}`)
}
