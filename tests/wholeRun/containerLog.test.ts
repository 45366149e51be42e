import { describe, expect, it } from 'vitest'
import { checkLog } from './containerLog.ts'

const STARTED = '{"event":"service.started"}'
const STOPPED = '{"event":"service.stopped"}'

describe('the log of a container', () => {
  it('is JSON objects, from the start to the stop', () =>
    expect(checkLog(`${STARTED}\n{"event":"lead.stored"}\n${STOPPED}\n`)).toBeUndefined())
  it.each([
    ['a sentence', `${STARTED}\nsite on 4321\n${STOPPED}\n`, 'no JSON object: site on 4321'],
    ['a sentence before the start', `Leads are stored.\n${STARTED}\n${STOPPED}\n`, 'no JSON object: Leads are stored.'],
    ['no start', `${STOPPED}\n`, 'does not begin with service.started'],
    ['no stop', `${STARTED}\n`, 'and end with service.stopped'],
    ['nothing', '', 'no JSON object: '],
  ])('with %s is refused', (_, logged, says) => expect(() => checkLog(logged)).toThrow(says))
})
