'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Shell } from '@/generated/Shell'
import data from '@/generated/Shell.data.json'
import { mainProps } from '@/mainProps'
import { useHeader } from '@/useHeader'

/** Header, footer and drawer show where one is, and a layout is not told: only a component of the client is. */
export function SiteShell({ children }: { children: ReactNode }) {
  const path = usePathname()
  useHeader()
  return (
    <Shell data={data} path={path} main={mainProps(path)}>
      {children}
    </Shell>
  )
}
