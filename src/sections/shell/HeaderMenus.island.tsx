import * as NavigationMenu from '@radix-ui/react-navigation-menu'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useIslandReady } from '../../islands/hydration/useIslandReady'
import { currentMark } from '../../lib/anywhere/currentMark'
import { headerLinks, type Menu, menus } from '../../site/navigation'
import { type HeaderMenusState, useHeaderMenus } from './useHeaderMenus'

export type HeaderMenusProps = { path: string }

const LINK =
  'flex min-h-11 items-center gap-1 rounded-sm px-3 text-sm font-medium text-ink-2 no-underline hover:text-ink data-[state=open]:text-ink current:text-ink current:underline current:decoration-signal-deep current:decoration-3 current:underline-offset-8'

/** The header's navigation on wide screens: two menus and three links. Source: specification section 2, "Shared shell". */
export function HeaderMenus({ path }: HeaderMenusProps) {
  const frame = useRef<HTMLDivElement>(null)
  const state = useHeaderMenus()
  useIslandReady(frame)
  return (
    <div ref={frame} className="contents">
      <NavigationMenu.Root
        aria-label="Main"
        data-menu-list-frame=""
        activationMode="manual"
        value={state.open}
        onValueChange={state.change}
        className="only-with-script"
      >
        <NavigationMenu.List className="flex items-center">
          {menus.map((menu) => (
            <MenuItem key={menu.label} menu={menu} path={path} state={state} />
          ))}
          {headerLinks.map((link) => (
            <NavigationMenu.Item key={link.href}>
              <NavigationMenu.Link asChild>
                <a href={link.href} aria-current={currentMark(path, link.href, link.activePrefix)} className={LINK}>
                  {link.label}
                </a>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </div>
  )
}

function MenuItem({ menu, path, state }: { menu: Menu; path: string; state: HeaderMenusState }) {
  return (
    <NavigationMenu.Item className="relative" value={menu.label}>
      <NavigationMenu.Trigger
        type="button"
        className={`group ${LINK}`}
        aria-current={currentMark(path, menu.prefix) ? 'true' : undefined}
        {...state.trigger(menu.label)}
      >
        {menu.label}
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 opacity-70 transition-transform group-data-[state=open]:rotate-180"
          strokeWidth={2.5}
        />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        data-menu-panel=""
        {...state.panel}
        className="absolute top-full left-0 mt-2 rounded-lg border border-line bg-card p-2 shadow-deck"
      >
        <ul className={menu.columns === 2 ? 'grid w-136 grid-cols-2 gap-1' : 'grid w-80 gap-1'}>
          {menu.links.map((link) => (
            <li key={link.href}>
              <NavigationMenu.Link asChild>
                <a
                  href={link.href}
                  aria-current={currentMark(path, link.href)}
                  className="block rounded-sm px-3 py-2.5 no-underline hover:bg-paper-2 current:bg-wash"
                >
                  <span className="block text-sm font-semibold text-ink">{link.label}</span>
                  <span className="block text-xs text-ink-2">{link.description}</span>
                </a>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  )
}
