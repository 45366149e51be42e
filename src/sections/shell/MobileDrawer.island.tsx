import * as Dialog from '@radix-ui/react-dialog'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIslandReady } from '../../islands/hydration/useIslandReady'
import { currentMark } from '../../lib/anywhere/currentMark'
import { WIDE_LAYOUT } from '../../site/interface'
import type { Link } from '../../site/link'
import { headerActions, headerLinks, menus } from '../../site/navigation'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'

export type MobileDrawerProps = { path: string }

const ICON_BUTTON = 'inline-flex size-11 items-center justify-center rounded-sm text-ink hover:bg-paper-2'

/** The same links as the header's, in a side drawer for small screens; closes when one of them is chosen. */
export function MobileDrawer({ path }: MobileDrawerProps) {
  const [open, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useIslandReady(frame)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-drawer', open)
    return () => document.documentElement.removeAttribute('data-drawer')
  }, [open])
  const close = () => setOpen(false)
  useEffect(() => {
    // Where the header shows its menus, nothing could open the drawer again, and the page below must not stay locked.
    const wide = matchMedia(WIDE_LAYOUT)
    const onChange = () => setOpen(false)
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [])

  return (
    <div ref={frame} className="only-with-script contents">
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger className={`${ICON_BUTTON} only-with-script`} aria-label="Open menu">
          <MenuIcon aria-hidden="true" />
        </Dialog.Trigger>
        {/* No Dialog.Overlay: its scroll lock writes a style element, which the Content-Security-Policy forbids; `data-drawer` locks. */}
        <Dialog.Portal>
          <div aria-hidden="true" className="fixed inset-0 z-40 bg-deck/60" />
          <Dialog.Content
            aria-describedby={undefined}
            data-drawer-panel=""
            className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,calc(100vw-2.5rem))] flex-col overflow-y-auto overscroll-contain bg-paper p-5 text-ink shadow-deck"
          >
            <div className="flex items-center justify-between">
              <Dialog.Title className="text-xl">Menu</Dialog.Title>
              <Dialog.Close className={ICON_BUTTON} aria-label="Close menu">
                <X aria-hidden="true" />
              </Dialog.Close>
            </div>
            <nav aria-label="Main" className="mt-3 grid gap-5">
              {menus.map((menu) => (
                <div key={menu.label}>
                  <Heading level={3} size="xs" className="text-ink-3">
                    {menu.label}
                  </Heading>
                  <DrawerLinks links={menu.links} path={path} onChoose={close} />
                </div>
              ))}
              <DrawerLinks links={headerLinks} path={path} onChoose={close} />
            </nav>
            <div className="mt-6 grid gap-2.5 border-t border-line pt-5">
              <ButtonLink href={headerActions.demo.href} onClick={close}>
                {headerActions.demo.label}
              </ButtonLink>
              <ButtonLink look="secondary" href={headerActions.login.href} onClick={close}>
                {headerActions.login.label}
              </ButtonLink>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  )
}

type DrawerLinksProps = { links: (Link & { activePrefix?: string })[]; path: string; onChoose: () => void }

function DrawerLinks({ links, path, onChoose }: DrawerLinksProps) {
  return (
    <ul className="mt-1">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            onClick={onChoose}
            aria-current={currentMark(path, link.href, link.activePrefix)}
            className="flex min-h-11 items-center rounded-sm px-2 font-semibold text-ink no-underline hover:bg-paper-2 current:bg-wash"
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
