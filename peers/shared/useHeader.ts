import { useEffect } from 'react'
import { connectDrawer } from './src/sections/shell/drawer/drawer.client'
import { connectMenus } from './src/sections/shell/menus/menus.client'

/** The header's menus and the drawer work once React has hydrated. */
export function useHeader() {
  useEffect(() => {
    const ends = [connectMenus(), connectDrawer()]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}
