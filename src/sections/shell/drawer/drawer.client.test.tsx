import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_NAVIGATION } from '../navigation.testing.ts'
import { shellAttributes } from '../shell.attributes.ts'
import { connectDrawer } from './drawer.client.ts'
import { DrawerButton, MobileDrawer } from './MobileDrawer.tsx'

const { menus, links: plain, demo, login } = TEST_NAVIGATION

// Prevents navigation, which is not tested here.
const stay = (event: Event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault()
const wideQuery = new EventTarget()
// jsdom has dialogs, but cannot open them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
let disconnect = () => {}
let animationFrames: FrameRequestCallback[] = []
const drawAnimationFrame = () => {
  for (const callback of animationFrames.splice(0)) callback(0)
}
const afterAnimationFrame = () => vi.runAllTimers()
beforeEach(() => {
  animationFrames = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.addEventListener('click', stay)
  vi.stubGlobal('matchMedia', () => wideQuery)
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => animationFrames.push(callback))
  // Before there is a header, as in the page's head.
  disconnect = connectDrawer()
})
afterEach(() => {
  disconnect()
  vi.useRealTimers()
  document.removeEventListener('click', stay)
  document.documentElement.removeAttribute(shellAttributes.drawerOpen.attribute)
})

const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const isShown = () => dialog().open || shellAttributes.drawerPanel.read(dialog()) === 'opening'
const tap = (path = '/') => {
  render(
    <>
      <DrawerButton />
      <MobileDrawer path={path} navigation={TEST_NAVIGATION} />
    </>,
  )
  // False: the default action is prevented.
  expect(fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))).toBe(false)
}
const open = (path = '/') => {
  tap(path)
  drawAnimationFrame()
  afterAnimationFrame()
  expect(dialog().open).toBe(true)
  expect(shellAttributes.drawerPanel.read(dialog())).toBe('')
  return within(screen.getByRole('dialog', { name: 'Menu' }))
}

describe('the drawer', () => {
  it('is closed at first', () => {
    render(<MobileDrawer path="/" navigation={TEST_NAVIGATION} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('holds the same links as the header', () => {
    const drawer = open()
    const links = [...menus.flatMap((menu) => menu.links), ...plain, demo, login]
    for (const { label, href } of links) expect(drawer.getByRole('link', { name: label }).getAttribute('href')).toBe(href)
  })
  it.each([menus[0]?.links[0]?.label ?? '', plain[0]?.label ?? '', demo.label, login.label])('closes when “%s” is chosen', (label) => {
    const drawer = open()
    fireEvent.click(drawer.getByRole('link', { name: label }))
    expect(dialog().open).toBe(false)
  })
  it('closes by its button, and gives focus back', () => {
    const drawer = open()
    fireEvent.click(drawer.getByRole('button', { name: 'Close menu' }))
    expect(dialog().open).toBe(false)
    fireEvent(dialog(), new Event('close'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
  })
  it('leaves the focus where the browser has put it', () => {
    open()
    const link = screen.getByRole('link', { name: demo.label })
    link.focus()
    fireEvent(dialog(), new Event('close'))
    expect(document.activeElement).toBe(link)
  })
  it('keeps the page behind it from scrolling, until it is closed', () => {
    const isHeld = () => shellAttributes.drawerOpen.read(document.documentElement) !== null
    expect(isHeld()).toBe(false)
    open()
    expect(isHeld()).toBe(true)
    fireEvent(dialog(), new Event('close'))
    expect(isHeld()).toBe(false)
  })
  it('closes on a press beside it, not on one between its links', () => {
    open()
    dialog().getBoundingClientRect = () => new DOMRect(100, 0, 200, 800)
    fireEvent.click(dialog(), { clientX: 110, clientY: 10 })
    expect(dialog().open).toBe(true)
    fireEvent.click(dialog(), { clientX: 99, clientY: 10 })
    expect(dialog().open).toBe(false)
  })
  it('closes when the window grows wide enough for the menus', () => {
    open()
    wideQuery.dispatchEvent(new Event('change'))
    expect(dialog().open).toBe(false)
  })
  it('marks the current page', () => {
    expect(open('/blog').getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  })
  it('marks Support on every support page', () => {
    expect(open('/support/manual').getByRole('link', { name: 'Support' }).getAttribute('aria-current')).toBe('true')
  })
})

describe('pressed before the drawer has come', () => {
  const press = () => {
    render(<DrawerButton />)
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })
  it('it opens when it has', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    press()
    drawAnimationFrame()
    render(<MobileDrawer path="/" navigation={TEST_NAVIGATION} />)
    drawAnimationFrame()
    expect(isShown()).toBe(true)
    drawAnimationFrame()
    afterAnimationFrame()
    expect(dialog().open).toBe(true)
  })
  it('nothing waits on a page that has none', () => {
    press()
    expect(animationFrames).toEqual([])
  })
})

describe('the first frame of the opening drawer', () => {
  it('shows the drawer before it is modal, which it is afterwards', () => {
    tap()
    expect([isShown(), dialog().open]).toEqual([true, false])
    drawAnimationFrame()
    expect([isShown(), dialog().open]).toEqual([true, false])
    afterAnimationFrame()
    expect([isShown(), dialog().open]).toEqual([true, true])
  })
  it.each([
    ['a link is chosen', () => fireEvent.click(within(dialog()).getAllByText(demo.label)[0] as Element)],
    ['the window grows wide', () => wideQuery.dispatchEvent(new Event('change'))],
  ])('comes to nothing when %s in it', (_name, act) => {
    tap()
    drawAnimationFrame()
    act()
    expect(isShown()).toBe(false)
    afterAnimationFrame()
    expect(isShown()).toBe(false)
  })
  it('is one, however often the button is pressed', () => {
    tap()
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    drawAnimationFrame()
    afterAnimationFrame()
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    drawAnimationFrame()
    afterAnimationFrame()
    expect([dialog().open, shellAttributes.drawerPanel.read(dialog())]).toEqual([true, ''])
  })
})

it('the drawer is a native dialog with native buttons, for a page whose script did not come', () => {
  render(
    <>
      <DrawerButton />
      <MobileDrawer path="/" navigation={TEST_NAVIGATION} />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Open menu' })
  expect([button.getAttribute('command'), button.getAttribute('commandfor')]).toEqual(['show-modal', dialog().id])
})
