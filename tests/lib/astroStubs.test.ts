import { expect, it } from 'vitest'
import DemoFormFile from '#src/sections/demo/form/DemoForm.astro'
import { DemoForm } from '#src/sections/demo/form/DemoForm.island.tsx'
import LoginFile from '#src/sections/login/LoginView.astro'
import { LoginView } from '#src/sections/login/LoginView.tsx'

it('a unit test draws in the place of a file of Astro’s the component of its name, be it an island or not', () =>
  expect([LoginFile, DemoFormFile]).toEqual([LoginView, DemoForm]))
it('a file of Astro’s without such a component is nothing that a unit test can draw, and says so', () =>
  expect(import('#src/sections/feature/FeatureOpening.astro')).rejects.toThrow(/FeatureOpening\.astro: .*none lies beside it/))
