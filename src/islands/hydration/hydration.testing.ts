/** Test helpers for islands: the server's HTML in the page, then React over it, as in a visitor's browser. */
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/**
 * Puts an island's server HTML into the page for the length of a test.
 * @returns `hydrate`, which makes it live, and `differences` that React then found to the HTML
 */
export function openIsland(island: ReactElement) {
  const stage = document.createElement('div')
  stage.innerHTML = renderToString(island)
  document.body.append(stage)
  const differences: unknown[] = []
  let root: Root | undefined
  const hydrate = () =>
    act(() => {
      root = hydrateRoot(stage, island, { onRecoverableError: (error) => differences.push(error) })
    })
  onTestFinished(() => {
    act(() => root?.unmount())
    stage.remove()
  })
  return { stage, hydrate, differences }
}
