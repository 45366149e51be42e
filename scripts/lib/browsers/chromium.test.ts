import { expect, it, vi } from 'vitest'
import { PlainError } from '../project.ts'
import { requireChromium } from './chromium.ts'

vi.mock('./systemPackages.ts', () => ({ findExecutable: () => undefined, installPackages: async () => {} }))

it('the message about a missing Chromium says how to install it and what works without it', async () => {
  const refused = requireChromium('Ask someone who has it.')
  await expect(refused).rejects.toThrow(PlainError)
  await expect(refused).rejects.toThrow(/needs Chromium or Chrome\. Install it .*CHROMIUM_PATH.*\. Ask someone who has it\.$/)
})
