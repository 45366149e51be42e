/** Shared by tests of islands: renders an island on the server and hydrates it, as in a visitor's browser. */
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/**
 * Puts an island's server-rendered HTML into the page until the test ends.
 * @returns `hydrate` starts React on that HTML; `differences` lists the hydration mismatches that React reported
 */
export function openIsland(island: ReactElement) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(island)
  document.body.append(container)
  const differences: unknown[] = []
  let root: Root | undefined
  const hydrate = () =>
    act(() => {
      root = hydrateRoot(container, island, { onRecoverableError: (error) => differences.push(error) })
    })
  onTestFinished(() => {
    act(() => root?.unmount())
    container.remove()
  })
  return { container, hydrate, differences }
}
