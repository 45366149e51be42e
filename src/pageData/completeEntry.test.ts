import { expect, it, vi } from 'vitest'
import { TEST_DASHBOARD_WORDS as dashboardWords } from '#tests/lib/entries/testDashboardWords.ts'
import { completeArticle, completeEntry } from './completeEntry.ts'

vi.mock('./pictureFiles.ts', () => ({ readPicture: (name: string) => ({ src: `/${name}`, width: 1600, height: 900 }) }))
const file = { src: '/gate.webp', width: 1600, height: 900 }

it('each block of an entry, and the picture of its first screen, has what it only names, and all else is as it was', () => {
  const photo = { kind: 'photo', file: 'gate.webp', alt: 'A gate.' }
  const entry = {
    name: 'Alerts',
    opening: { heading: 'Heard', picture: photo },
    blocks: [photo, { kind: 'showcase', scene: { kind: 'dashboard' } }, { kind: 'cards', file: 'gate.webp' }],
  }
  expect(completeEntry(entry, { dashboardWords })).toEqual({
    name: 'Alerts',
    opening: { heading: 'Heard', picture: { ...photo, file } },
    blocks: [
      { ...photo, file },
      { kind: 'showcase', scene: { kind: 'dashboard', words: dashboardWords } },
      { kind: 'cards', file: 'gate.webp' },
    ],
  })
})
it('the first screen may be without a picture, and its picture be one of the product', () => {
  expect(completeEntry({ opening: { heading: 'Heard' }, blocks: [] }, { dashboardWords }).opening).toEqual({ heading: 'Heard' })
  const picture = { kind: 'scene', scene: { kind: 'dashboard' } }
  expect(completeEntry({ opening: { picture }, blocks: [] }, { dashboardWords }).opening.picture).toEqual({
    kind: 'scene',
    scene: { kind: 'dashboard', words: dashboardWords },
  })
})
it('an article has the file of its photograph, and one without a photograph is as it was', () => {
  const photo = { kind: 'photo', file: 'gate.webp', alt: 'A gate.', caption: 'Photo: Ana Ruiz' } as const
  expect(completeArticle({ slug: 'a', photo })).toEqual({ slug: 'a', photo: { ...photo, file } })
  expect(completeArticle({ slug: 'a', photo: undefined })).toEqual({ slug: 'a', photo: undefined })
})
