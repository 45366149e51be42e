import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasCameraData } from '../lib/cameraData.ts'
import { BUILT_SITE, builtFiles } from './builtSite.ts'

const pictures = [...builtFiles].filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file))

it('no picture of the site has the data of a camera, which can say where it was taken', () => {
  expect(pictures).not.toEqual([])
  expect(pictures.filter((file) => hasCameraData(readFileSync(BUILT_SITE + file.slice(1))))).toEqual([])
})
