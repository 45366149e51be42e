import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PORTRAIT_NAMES } from '#src/models/names/pictureNames.ts'
import { resources } from '#src/site/routes.ts'
import { TeamView, type TeamViewProps } from './TeamView.tsx'

const member = { id: 'a', name: 'Ada Quill', title: 'Head of tests', time: '05:31', bio: 'Tests.' }
const PICTURES = { portrait: 'Drawing of {member}', photo: 'Photo of {member}', crew: 'Drawings of {members}, side by side' }
const showCrew = (members: TeamViewProps['members']) =>
  render(
    <TeamView eyebrow="Team" heading="Team" lede="Us." timesNote="Why." pictures={PICTURES} sampleNote={undefined} members={members} />,
  )
const show = (portrait: 'bob' | null) => showCrew([{ ...member, portrait }])

const CREW = PORTRAIT_NAMES.map((portrait, index) => ({
  ...member,
  id: portrait,
  name: `Member ${portrait}`,
  time: `0${6 - index}:00`,
  portrait,
}))

const TIMES = ['01:00', '03:00', '05:00', '07:00', '09:00', '13:00', '17:00', '21:00', '23:00']
const crewOf = (count: number, withTime = count) =>
  Array.from({ length: count }, (_, index) => ({
    ...member,
    id: `m${index}`,
    name: `Member ${index}`,
    time: index < withTime ? TIMES[index] : undefined,
    portrait: null,
  }))
it.each([
  [5, 5, 5],
  [6, 6, 6],
  [7, 7, 7],
  [8, 8, 8],
  // People without a time come last, without a line.
  [7, 6, 6],
  [9, 9, 0],
])('of %i people of the team %i have a time: %i lines lead from the ruler to them', (count, withTime, lines) => {
  const { container } = showCrew(crewOf(count, withTime))
  expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length ?? 0).toBe(lines)
})

describe('the grid of the team', () => {
  it('shows a portrait, and says whose it is', () => {
    show('bob')
    expect(screen.getByRole('img', { name: 'Drawing of Ada Quill' }).getAttribute('src')).toBe('/portraits/bob.svg')
  })
  it('shows the initials where there is no portrait, and no picture', () => {
    const { container } = show(null)
    expect(container.textContent).toContain('AQ')
    expect(container.querySelector('img')).toBeNull()
  })
  it('shows a photograph, says whose it is, and has its size before it is there', () => {
    const photo = { src: '/_assets/ada.jpg', width: 640, height: 800 }
    showCrew([{ ...member, photo }])
    const image = screen.getByRole('img', { name: 'Photo of Ada Quill' })
    const attributes = ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))
    expect(attributes).toEqual([photo.src, '640', '800', 'lazy'])
    expect(screen.queryByText('AQ')).toBeNull()
  })
  it('shows all of them as one picture as well, which names them in the order in which they stand', () => {
    showCrew(CREW)
    const [crew] = screen.getAllByRole('img')
    expect(crew?.getAttribute('src')).toBe(resources.crewPicture)
    expect(crew?.getAttribute('alt')?.match(/Member \w+/g)).toEqual(CREW.map(({ name }) => name).toReversed())
    // Each is fetched only where it is shown.
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(Array(CREW.length + 1).fill('lazy'))
  })
  it.each([
    ['someone who is not drawn', CREW.map((member, index) => (index ? member : { ...member, portrait: null }))],
    [
      'someone with a photograph',
      CREW.map(({ portrait, ...each }, index) =>
        index ? { ...each, portrait } : { ...each, photo: { src: '/a.jpg', width: 9, height: 9 } },
      ),
    ],
    ['fewer than a row', CREW.slice(0, 3)],
  ])('shows no such picture of a team with %s', (_, members) => {
    showCrew(members)
    expect(screen.queryByRole('img', { name: /side by side/ })).toBeNull()
  })
  it('says the time of each', () => {
    show('bob')
    expect(screen.getByText('05:31').closest('time')?.getAttribute('datetime')).toBe('05:31')
  })
  it('stands in the order of the day, and whoever has no time comes last, without a clock', () => {
    const { container } = showCrew([
      { ...member, id: 'none', name: 'No Time', time: undefined, portrait: null },
      { ...member, id: 'late', name: 'Late One', time: '21:18', portrait: null },
      { ...member, id: 'early', name: 'Early One', portrait: null },
    ])
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Early One', 'Late One', 'No Time'])
    expect(container.querySelectorAll('time')).toHaveLength(2)
  })
  it('has all hours of the day on the rail of narrow windows, each once, whoever stands between them', () => {
    const { container } = showCrew(crewOf(9))
    const numbers = [...container.querySelectorAll('li text')].map((text) => text.textContent)
    expect(numbers).toEqual(numbers.toSorted())
    expect([numbers[0], numbers.at(-1)]).toEqual(['00:00', '24:00'])
    expect(numbers).toHaveLength(new Set(numbers).size)
    for (const time of TIMES) expect(numbers).not.toContain(time)
  })
})
