const isPlain = (event: KeyboardEvent | MouseEvent) =>
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)

const panelOf = (tab: HTMLAnchorElement) => document.getElementById(`panel-${tab.hash.slice(1)}`)

/** Makes tabs of a list of links to panels. The open one is the `#name` in the address, without a step back for each. */
function makeTabs(list: HTMLElement) {
  const tabs = [...list.querySelectorAll('a')]
  // Each arrow leads to where it points, in either direction of writing.
  const forward = document.dir === 'rtl' ? -1 : 1
  const named = () => tabs.find((tab) => tab.hash === location.hash)

  function open(chosen: HTMLAnchorElement | undefined) {
    for (const tab of tabs) {
      const isOpen = tab === chosen
      tab.setAttribute('aria-selected', String(isOpen))
      tab.tabIndex = isOpen ? 0 : -1
      panelOf(tab)?.toggleAttribute('hidden', !isOpen)
    }
  }

  function choose(event: Event, tab: HTMLAnchorElement | undefined) {
    if (!tab) return
    event.preventDefault()
    open(tab)
    tab.focus()
    history.replaceState(history.state, '', tab.hash)
  }

  tabs.forEach((tab, place) => {
    const ways: Record<string, number> = {
      ArrowRight: place + forward,
      ArrowLeft: place - forward,
      Home: 0,
      End: -1,
      ' ': place,
    }
    tab.setAttribute('role', 'tab')
    tab.addEventListener('click', (event) => isPlain(event) && choose(event, tab))
    tab.addEventListener('keydown', (event) => {
      const next = ways[event.key]
      if (next !== undefined && isPlain(event)) choose(event, tabs.at(next % tabs.length))
    })
    const panel = panelOf(tab)
    if (!panel) return
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    // So that Tab goes on to what the tab shows, be there anything to press in it or not.
    panel.tabIndex = 0
  })
  list.setAttribute('role', 'tablist')
  list.parentElement?.classList.add('ready')
  open(named() ?? tabs[0])
  // A link within the page may name a tab, and other places too.
  addEventListener('hashchange', () => named() && open(named()))
}

/** Starts the tabs of every `components/Tabs.astro` of the page. */
export function startTabs() {
  for (const list of document.querySelectorAll<HTMLElement>('[data-tabs]')) makeTabs(list)
}
