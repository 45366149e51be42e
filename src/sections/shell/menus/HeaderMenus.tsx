import { ChevronDown } from 'lucide-react'
import { MENU_PICTURE } from '#src/illustrations/files/MenuPicture.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { folders, resources } from '#src/site/routes.ts'
import { ariaCurrent, prefixOf } from '../ariaCurrent.ts'
import { shellAttributes } from '../shell.attributes.ts'
import type { HeaderNavigation, Menu } from '../shellNavigation.ts'

export type HeaderMenusProps = { path: string; navigation: Pick<HeaderNavigation, 'menus' | 'links'> }

/** Layout of each menu, and the picture at the foot of its panel. Source: specification section 2, "Shared shell". */
const PANELS: Readonly<Record<Menu['kind'], { folder: string; columns: string; picture?: string }>> = {
  features: { folder: folders.features, columns: 'grid w-80 gap-1' },
  industries: { folder: folders.industries, columns: 'grid w-136 grid-cols-2 gap-1', picture: resources.industriesPicture },
}

/** Classes of a link or a button of the bar. */
const ITEM_CLASS = cn(
  'flex min-h-11 items-center gap-1 rounded-sm px-3',
  'text-sm font-medium text-ink-2 no-underline',
  'hover:text-ink aria-expanded:text-ink current:text-ink',
  'current:underline current:decoration-signal-deep current:decoration-3 current:underline-offset-8',
)

/**
 * The header's navigation on wide screens: two menus and three links; `menus.client.ts` opens the menus. Without JavaScript the links stay,
 * and the menus' links are in the disclosure beside the actions (SiteHeader.tsx). Source: specification section 2, "Shared shell".
 */
export function HeaderMenus({ path, navigation: { menus, links } }: HeaderMenusProps) {
  return (
    <nav aria-label="Main" {...shellAttributes.menuBar.props()}>
      <ul className="flex items-center">
        {menus.map((menu) => (
          <MenuItem key={menu.kind} menu={menu} path={path} />
        ))}
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={ariaCurrent(path, link.href, prefixOf(link.href))} className={ITEM_CLASS}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type MenuProps = { menu: Menu; path: string }

/** A menu of the bar: its button, and the panel that the button opens. */
function MenuItem({ menu, path }: MenuProps) {
  return (
    <li className="only-with-script relative">
      {/* A button of its own: it looks like the links beside it, and is marked like them where one is. */}
      <button
        type="button"
        {...shellAttributes.menuTrigger.props()}
        aria-expanded={false}
        aria-controls={panelIdOf(menu)}
        aria-current={ariaCurrent(path, PANELS[menu.kind].folder) ? 'true' : undefined}
        className={`group ${ITEM_CLASS}`}
      >
        {menu.label}
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 opacity-70 transition-transform group-aria-expanded:rotate-180"
          strokeWidth={2.5}
        />
      </button>
      <MenuPanel menu={menu} path={path} />
    </li>
  )
}

const panelIdOf = ({ kind }: Menu) => `menu-panel-${kind}`

function MenuPanel({ menu, path }: MenuProps) {
  const { columns, picture } = PANELS[menu.kind]
  return (
    <div
      id={panelIdOf(menu)}
      {...shellAttributes.menuPanel.props()}
      hidden
      className="menu-panel absolute top-full left-0 mt-2 rounded-lg border border-line bg-card p-2 shadow-deck"
    >
      <ul className={columns}>
        {menu.links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={ariaCurrent(path, link.href)}
              className="block rounded-sm px-3 py-2.5 no-underline hover:bg-paper-2 current:bg-wash"
            >
              <span className="block text-sm font-semibold text-ink">{link.label}</span>
              <span className="block text-xs text-ink-2">{link.text}</span>
            </a>
          </li>
        ))}
      </ul>
      {picture && (
        // Lazy, so that it is not fetched while its panel is closed.
        <img src={picture} alt="" loading="lazy" {...MENU_PICTURE} className="mt-2 h-auto w-full rounded-sm object-cover" />
      )}
    </div>
  )
}
