'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Shell } from '@/generated/Shell'
import data from '@/generated/Shell.data.json'
import { mainProps } from '@/mainProps'
import { useHeader } from '@/useHeader'

/** Header, footer and drawer mark the current page. A layout does not know its path, so this is a client component. */
export function SiteShell({ children }: { children: ReactNode }) {
  const path = usePathname()
  useHeader()
  return (
    <Shell data={data} path={path} main={mainProps(path)}>
      {children}
    </Shell>
  )
}
