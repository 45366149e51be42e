import { expect, it, vi } from 'vitest'
import { withPhotoFile } from './coverPhoto.ts'

vi.mock('./pictureFiles.ts', () => ({ readPictureFile: (path: string) => ({ src: `/${path}`, width: 1600, height: 900 }) }))

it('an article has the file of its photograph, and one without a photograph is as it was', () => {
  const photo = { file: 'gate.webp', alt: 'A gate.', caption: 'Photo: Ana Ruiz' }
  expect(withPhotoFile({ slug: 'a', photo })).toEqual({
    slug: 'a',
    photo: { ...photo, file: { src: '/pictures/gate.webp', width: 1600, height: 900 } },
  })
  expect(withPhotoFile({ slug: 'a', photo: undefined })).toEqual({ slug: 'a', photo: undefined })
})
