import { expect, it, vi } from 'vitest'
import { PlainError } from '../project.ts'
import { ensureChromium } from './chromium.ts'

vi.mock('./systemPackages.ts', () => ({ findExecutable: () => undefined, installPackages: async () => {} }))

it('whoever has no Chromium is told where to get it, and what to do without', async () => {
  const refused = ensureChromium('Ask someone who has it.')
  await expect(refused).rejects.toThrow(PlainError)
  await expect(refused).rejects.toThrow(/needs Chromium or Chrome\. Install it .*CHROMIUM_PATH.*\. Ask someone who has it\.$/)
})
