import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration, useLocation } from 'react-router'
import pages from '@/generated/pages.json'
import { Shell } from '@/generated/Shell'
import data from '@/generated/Shell.data.json'
import { mainProps } from '@/mainProps'
import { useHeader } from '@/useHeader'
import './site.css'

/** Each page is a separate file, fetched when it is shown. */
const modules = import.meta.glob<{ Component: ComponentType }>('./pages/*.tsx')

function Root() {
  const { pathname } = useLocation()
  useHeader()
  return (
    <Shell data={data} path={pathname} main={mainProps(pathname)}>
      <Outlet />
      <ScrollRestoration />
    </Shell>
  )
}

const children = Object.entries(pages).map(([name, { path }]) => ({ path, lazy: modules[`./pages/${name}.tsx`] }))
const router = createBrowserRouter([{ element: <Root />, hydrateFallbackElement: <></>, children }])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
