/** Rooms of sections (docs/architecture.md): what a domain may need of another. */
import { describe, expect, it } from 'vitest'
import { imports, shown } from './imports'

describe('rooms of sections', () => {
  const roomOf = (file: string) => file.split('/')[1] ?? ''
  const between = imports.filter(
    ({ file, to }) => file.startsWith('sections/') && to.startsWith('sections/') && roomOf(file) !== roomOf(to),
  )
  it('do not need each other in a circle', () => {
    const circles = (room: string, way: string[]): string[] =>
      way.includes(room)
        ? [[...way.slice(way.indexOf(room)), room].join(' → ')]
        : [...new Set(between.filter(({ file }) => roomOf(file) === room).map(({ to }) => roomOf(to)))].flatMap((next) =>
            circles(next, [...way, room]),
          )
    const rooms = new Set(between.map(({ file }) => roomOf(file)))
    expect([...new Set([...rooms].flatMap((room) => circles(room, [])))]).toEqual([])
  })
  it('share through a room that needs none of them', () => {
    expect(shown(between.filter(({ file }) => roomOf(file) === 'shared'))).toEqual([])
  })
})
