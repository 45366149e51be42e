import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import fonts from '@/generated/fonts.json'
import { SiteShell } from '@/SiteShell'
import '@/site.css'

export default function Layout({ children }: { children: ReactNode }) {
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en">
      <body>
        <SiteShell>{children}</SiteShell>
      </body>
    </html>
  )
}
