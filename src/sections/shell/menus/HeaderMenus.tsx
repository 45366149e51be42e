import { ChevronDown } from 'lucide-react'
import { MENU_PICTURE } from '../../../illustrations/MenuPicture'
import { cn } from '../../../lib/anywhere/markup/cn'
import { headerLinks, type Menu, menus } from '../../../site/navigation'
import { ariaCurrent } from '../ariaCurrent'
import { shellAttributes } from '../shell.attributes'

export type HeaderMenusProps = {
  path: string
  /** What is said of each page of the menus, by its address. */
  descriptions: ReadonlyMap<string, string>
}

/** Where one is. */
const CURRENT = cn('current:text-ink', 'current:underline current:decoration-signal-deep current:decoration-3 current:underline-offset-8')
const LINK = cn(
  'flex min-h-11 items-center gap-1 rounded-sm px-3',
  'text-sm font-medium text-ink-2 no-underline',
  'hover:text-ink aria-expanded:text-ink',
  CURRENT,
)

/**
 * The header's navigation on wide screens: two menus and three links; `menus.client.ts` opens the menus. Without JavaScript the
 * links stay, and what the menus hold is in the disclosure beside the actions (SiteHeader.tsx).
 * Source: specification section 2, "Shared shell".
 */
export function HeaderMenus({ path, descriptions }: HeaderMenusProps) {
  return (
    <nav aria-label="Main" {...shellAttributes.menuBar.props()}>
      <ul className="flex items-center">
        {menus.map((menu) => (
          <MenuItem key={menu.label} menu={menu} path={path} descriptions={descriptions} />
        ))}
        {headerLinks.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={ariaCurrent(path, link.href, link.activePrefix)} className={LINK}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuItem({ menu, path, descriptions }: HeaderMenusProps & { menu: Menu }) {
  const panel = `menu-panel${menu.prefix.replaceAll('/', '-')}`
  return (
    <li className="only-with-script relative">
      <button
        type="button"
        {...shellAttributes.menuTrigger.props()}
        aria-expanded={false}
        aria-controls={panel}
        aria-current={ariaCurrent(path, menu.prefix) ? 'true' : undefined}
        className={`group ${LINK}`}
      >
        {menu.label}
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 opacity-70 transition-transform group-aria-expanded:rotate-180"
          strokeWidth={2.5}
        />
      </button>
      <div
        id={panel}
        {...shellAttributes.menuPanel.props()}
        hidden
        className="absolute top-full left-0 mt-2 rounded-lg border border-line bg-card p-2 shadow-deck"
      >
        <ul className={menu.columns === 2 ? 'grid w-136 grid-cols-2 gap-1' : 'grid w-80 gap-1'}>
          {menu.links.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                aria-current={ariaCurrent(path, link.href)}
                className="block rounded-sm px-3 py-2.5 no-underline hover:bg-paper-2 current:bg-wash"
              >
                <span className="block text-sm font-semibold text-ink">{link.label}</span>
                <span className="block text-xs text-ink-2">{descriptions.get(link.href)}</span>
              </a>
            </li>
          ))}
        </ul>
        {menu.picture && (
          // Lazy, so that it is not fetched while its panel is closed.
          <img src={menu.picture} alt="" loading="lazy" {...MENU_PICTURE} className="mt-2 h-auto w-full rounded-sm object-cover" />
        )}
      </div>
    </li>
  )
}
