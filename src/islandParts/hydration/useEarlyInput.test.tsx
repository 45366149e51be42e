import { fireEvent } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openIsland } from './hydration.testing.ts'
import { useEarlyInput } from './useEarlyInput.ts'

const take = vi.fn()
function Group() {
  const group = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState('week')
  useEarlyInput(
    group,
    ({ name, value, checked }) => take(name, value, checked),
    ({ name, value }) => {
      take(name, value)
      setChosen(value)
    },
  )
  return (
    <div ref={group}>
      <input name="words" />
      <input name="minute" type="range" min={0} max={10} defaultValue={5} />
      <input name="filter" type="checkbox" value="off" defaultChecked />
      <input name="shift" type="radio" value="day" id="day" defaultChecked />
      <input name="shift" type="radio" value="night" id="night" />
      <select name="span" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="week">Week</option>
        <option value="year">{`Year, and not ${chosen}`}</option>
      </select>
    </div>
  )
}
function Field() {
  const field = useRef<HTMLInputElement>(null)
  const [length, setLength] = useState(0)
  useEarlyInput(field, ({ value }) => take(value))
  return <input ref={field} name="words" onChange={({ target }) => setLength(target.value.length)} aria-label={`${length} letters`} />
}
const find = (container: HTMLElement, name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement

it.each([
  ['typed', 'words', { value: 'demo' }, ['words', 'demo', false]],
  ['pulled', 'minute', { value: '7' }, ['minute', '7', false]],
  ['switched', 'filter', { checked: false }, ['filter', 'off', false]],
])('an island takes over what was %s before it was live, and nothing else', (_, name, change, taken) => {
  take.mockClear()
  const { container, hydrate } = openIsland(<Group />)
  Object.assign(find(container, name), change)
  hydrate()
  expect(take.mock.calls).toEqual([taken])
})
it('an island takes over the radio button that was checked, and not the one that lost its check', () => {
  take.mockClear()
  const { container, hydrate } = openIsland(<Group />)
  ;(container.querySelector('#night') as HTMLInputElement).checked = true
  hydrate()
  expect(take.mock.calls).toEqual([['shift', 'night', true]])
})
it('an island takes over what was chosen in a select, and keeps it when it renders again', () => {
  take.mockClear()
  const { container, hydrate, differences } = openIsland(<Group />)
  const select = container.querySelector('select') as HTMLSelectElement
  select.value = 'year'
  hydrate()
  expect(take.mock.calls).toEqual([['span', 'year']])
  expect([select.value, select.textContent, differences]).toEqual(['year', 'WeekYear, and not year', []])
})
it('an island takes over early input of its field, once', () => {
  take.mockClear()
  const { container, hydrate } = openIsland(<Field />)
  find(container, 'words').value = 'demo'
  hydrate()
  fireEvent.change(find(container, 'words'), { target: { value: 'demos' } })
  expect(find(container, 'words').ariaLabel).toBe('5 letters')
  expect(take.mock.calls).toEqual([['demo']])
})
it('an island takes over nothing if nothing was entered', () => {
  take.mockClear()
  openIsland(<Group />).hydrate()
  expect(take).not.toHaveBeenCalled()
})
