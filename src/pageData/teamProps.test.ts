import { expect, it, vi } from 'vitest'
import { createTeamProps } from './teamProps.ts'

vi.mock('./pictureFiles.ts', () => ({ readPictureFile: (path: string) => ({ src: `/${path}`, width: 640, height: 480 }) }))

type Team = Parameters<typeof createTeamProps>[0]
const samples = { team: 'Sample people.' } as Parameters<typeof createTeamProps>[1]
const team = (sample: boolean) => ({ sample, members: [{ id: 'ana', photo: 'team/ana.jpg' }, { id: 'noor' }] }) as Team

it('the members of the team have the files of their photographs, or none', () =>
  expect(createTeamProps(team(true), samples).members).toEqual([
    { id: 'ana', photo: { src: '/team/ana.jpg', width: 640, height: 480 } },
    { id: 'noor' },
  ]))
it('an invented team has its small print, and a real one none', () => {
  expect(createTeamProps(team(true), samples).sampleNote).toBe('Sample people.')
  expect(createTeamProps(team(false), samples).sampleNote).toBeUndefined()
})
