import { expect, it, vi } from 'vitest'
import { createSettingsReader } from './settingsReader.ts'

it('settings that come late are read once they are right, and each problem is logged once', () => {
  const read = vi.fn((days: string) => {
    if (Number.isNaN(Number(days))) throw new Error(`"${days}" is no number of days.`)
    return { days: Number(days) }
  })
  const log = vi.fn()
  const settingsOf = createSettingsReader(read, log)
  expect([settingsOf('x'), settingsOf('x'), settingsOf('y')]).toEqual([null, null, null])
  expect(log.mock.calls).toEqual([
    [{ event: 'settings.refused', error: '"x" is no number of days.' }],
    [{ event: 'settings.refused', error: '"y" is no number of days.' }],
  ])
  expect([settingsOf('7'), settingsOf('8')]).toEqual([{ days: 7 }, { days: 7 }])
  expect(read).toHaveBeenCalledTimes(4)
  expect(log).toHaveBeenCalledTimes(2)
})
