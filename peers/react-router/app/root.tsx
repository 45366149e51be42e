import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import fonts from '@/generated/fonts.json'
import { Shell } from '@/generated/Shell'
import data from '@/generated/Shell.data.json'
import { mainProps } from '@/mainProps'
import sheet from '@/site.css?url'
import { useHeader } from '@/useHeader'

export const links = () => [
  ...fonts.map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })),
  { rel: 'stylesheet', href: sheet },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { pathname } = useLocation()
  useHeader()
  return (
    <Shell data={data} path={pathname} main={mainProps(pathname)}>
      <Outlet />
    </Shell>
  )
}
