import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import fonts from '@/generated/fonts.json'
import { SiteFrame } from '@/SiteFrame'
import '@/site.css'

export default function Layout({ children }: { children: ReactNode }) {
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en">
      <body>
        <SiteFrame>{children}</SiteFrame>
      </body>
    </html>
  )
}
