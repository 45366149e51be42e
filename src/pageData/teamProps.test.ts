import { expect, it, vi } from 'vitest'
import { makeTeamProps } from './teamProps.ts'

vi.mock('./pictureFiles.ts', () => ({ readPictureFile: (path: string) => ({ src: `/${path}`, width: 640, height: 480 }) }))

type Team = Parameters<typeof makeTeamProps>[0]
const samples = { team: 'Sample people.' } as Parameters<typeof makeTeamProps>[1]
const team = (sample: boolean) => ({ sample, members: [{ id: 'ana', photo: 'team/ana.jpg' }, { id: 'noor' }] }) as Team

it('the members of the team have the files of their photographs, or none', () =>
  expect(makeTeamProps(team(true), samples).members).toEqual([
    { id: 'ana', photo: { src: '/team/ana.jpg', width: 640, height: 480 } },
    { id: 'noor' },
  ]))
it('an invented team has its small print, and a real one none', () => {
  expect(makeTeamProps(team(true), samples).sampleNote).toBe('Sample people.')
  expect(makeTeamProps(team(false), samples).sampleNote).toBeUndefined()
})
