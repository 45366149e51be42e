import { expect, it, vi } from 'vitest'
import { listNamedPictures } from './namedPictures.ts'

vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  existsSync: (path: string) => /^src\/content\/(clients\/acme\.svg|team\/ana\.jpg|pictures\/(gate|night-shift)\.jpg)$/.test(path),
}))

it.each([
  ['the photograph of a member', { members: [{ name: 'Ana', photo: 'team/ana.jpg' }] }, 'team/ana.jpg'],
  ['the logo of a client', { clients: [{ name: 'Acme', logo: { file: 'clients/acme.svg', width: 240, height: 60 } }] }, 'clients/acme.svg'],
  ['a picture that is a block', { blocks: [{ kind: 'photo', file: 'gate.jpg' }] }, 'pictures/gate.jpg'],
  ['a picture of a first screen', { opening: { picture: { kind: 'photo', file: 'gate.jpg' } } }, 'pictures/gate.jpg'],
])('an entry names the file of %s', (_, data, file) => expect(listNamedPictures({ data })).toEqual([`src/content/${file}`]))
it('an entry names the files of pictures in its text', () => {
  const prose = [{ name: 'p', attributes: {}, children: [{ name: 'Picture', attributes: { src: 'night-shift.jpg' }, children: [] }] }]
  expect(listNamedPictures({ data: {}, rendered: { metadata: { prose } } })).toEqual(['src/content/pictures/night-shift.jpg'])
})
it('an entry names no file of which its words only speak', () =>
  expect(
    listNamedPictures({ data: { text: 'gate.jpg', lede: 'Upload logo.svg.', photo: 'A photograph of {member}', file: 'gone.jpg' } }),
  ).toEqual([]))
