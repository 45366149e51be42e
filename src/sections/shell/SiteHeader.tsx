import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { ButtonLink } from '#src/ui/links/ButtonLink.tsx'
import { BrandLogo } from './BrandLogo.tsx'
import { DrawerButton } from './drawer/MobileDrawer.tsx'
import { HeaderMenus } from './menus/HeaderMenus.tsx'
import type { HeaderNavigation } from './shellNavigation.ts'

export type SiteHeaderProps = {
  name: string
  path: string
  navigation: HeaderNavigation
}

/** The sticky header. Source: specification section 2, "Shared shell". */
export function SiteHeader({ name, path, navigation }: SiteHeaderProps) {
  const { login, demo } = navigation
  return (
    <header {...sharedAttributes.shell.props()} className="site-header sticky top-0 z-30 border-b border-line bg-paper/95 frosted">
      <div className="column flex min-h-17 low:pointer-fine:min-h-15 items-center gap-3 lg:gap-6">
        <a
          href={routes.home}
          aria-current={path === routes.home ? 'page' : undefined}
          className={cn(
            'flex min-h-11 items-center gap-2.5',
            'font-display text-brand leading-tight font-bold tracking-name sm:whitespace-nowrap',
            'text-ink no-underline',
          )}
        >
          <BrandLogo className="size-7.5" />
          {name}
        </a>
        <div className="hidden lg:block">
          <HeaderMenus path={path} navigation={navigation} />
        </div>
        <div className="ml-auto flex items-center gap-1.5">
          <ButtonLink look="quiet" href={login.href} className="hidden md:inline-flex">
            {login.label}
          </ButtonLink>
          <ButtonLink href={demo.href} className="hidden sm:inline-flex">
            {demo.label}
          </ButtonLink>
          <div className="lg:hidden">
            <DrawerButton />
          </div>
          <MenuWithoutScript navigation={navigation} />
        </div>
      </div>
    </header>
  )
}

/** Without JavaScript the same links are in a native disclosure. */
function MenuWithoutScript({ navigation: { menus, links, login, demo, more } }: Pick<SiteHeaderProps, 'navigation'>) {
  const groups = [...menus, { label: more, links: [...links, login, demo] }]
  return (
    <details className="only-without-script relative">
      <summary className="flex min-h-11 items-center rounded-sm px-3 text-sm font-semibold">Menu</summary>
      <nav aria-label="Menu" className="absolute right-0 grid w-72 gap-4 rounded-lg border border-line bg-card p-4 shadow-deck">
        {groups.map((group) => (
          <div key={group.label}>
            <p className="text-xs font-semibold text-ink-2">{group.label}</p>
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="block py-1.5 text-sm font-medium">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}
