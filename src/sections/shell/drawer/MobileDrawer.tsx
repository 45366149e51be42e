import { Menu as MenuIcon, X } from 'lucide-react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { ariaCurrent, prefixOf } from '../ariaCurrent.ts'
import { shellAttributes } from '../shell.attributes.ts'
import type { HeaderNavigation } from '../shellNavigation.ts'

export type MobileDrawerProps = { path: string; navigation: HeaderNavigation }

/** At the right edge, as high as the screen. The page beside it stays in sight, and a press there closes the drawer. */
const PANEL_CLASS = cn(
  'fixed inset-y-0 right-0 left-auto',
  'h-auto max-h-none w-[min(22rem,calc(100vw-2.5rem))] max-w-none',
  'flex-col overflow-y-auto overscroll-contain open:flex',
)
const DIALOG_ID = 'menu-drawer'
const TITLE_ID = 'menu-drawer-title'

/** Native invoker commands, which React's types do not know yet. */
const commands = (command: 'show-modal' | 'close') => ({ command, commandfor: DIALOG_ID })

/** Opens the drawer, in the header of small screens. */
export function DrawerButton() {
  return (
    <IconButton {...commands('show-modal')} label="Open menu" aria-haspopup="dialog">
      <MenuIcon aria-hidden="true" />
    </IconButton>
  )
}

/**
 * The header's links in a native modal dialog at the side of small screens, and the shade of its first frame. `drawer.client.ts` opens and
 * closes it. It is last in the page, so that the first bytes contain what is seen first.
 */
export function MobileDrawer({ path, navigation: { menus, links, login, demo } }: MobileDrawerProps) {
  return (
    <div className="only-with-script contents">
      <dialog
        id={DIALOG_ID}
        {...shellAttributes.drawerPanel.props()}
        aria-labelledby={TITLE_ID}
        className={`drawer-panel ${PANEL_CLASS} bg-paper p-5 text-ink shadow-deck`}
      >
        <div className="flex items-center justify-between">
          <Heading level={2} size="xl" id={TITLE_ID}>
            Menu
          </Heading>
          <IconButton {...commands('close')} label="Close menu">
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <nav aria-label="Main menu" className="mt-3 grid gap-5">
          {menus.map((menu) => (
            <div key={menu.kind}>
              <Heading level={3} size="xs" tone="faint">
                {menu.label}
              </Heading>
              <DrawerLinks links={menu.links} path={path} />
            </div>
          ))}
          <DrawerLinks links={links.map((link) => ({ ...link, prefix: prefixOf(link.href) }))} path={path} />
        </nav>
        <div className="drawer-actions mt-6 grid gap-2.5 border-t border-line pt-5">
          <ButtonLink href={demo.href}>{demo.label}</ButtonLink>
          <ButtonLink look="secondary" href={login.href}>
            {login.label}
          </ButtonLink>
        </div>
      </dialog>
      <div className="drawer-shade" />
    </div>
  )
}

type DrawerLinksProps = { links: readonly (Link & { prefix?: string })[]; path: string }

function DrawerLinks({ links, path }: DrawerLinksProps) {
  return (
    <ul className="mt-1">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            aria-current={ariaCurrent(path, link.href, link.prefix)}
            className={cn(
              'flex min-h-11 items-center rounded-sm px-2 font-semibold',
              'text-ink no-underline hover:bg-paper-2 current:bg-wash',
            )}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
