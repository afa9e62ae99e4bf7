/** The script of the list: every two seconds, while somebody looks, it asks whether there is another list, and shows it. */
export const REFRESH = `
const list = document.querySelector('#mails')
const status = document.querySelector('#status')
const clear = document.querySelector('#clear')

async function read(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.text()
}

async function refresh() {
  const revision = await read('/revision')
  if (revision === list.dataset.revision) return
  const page = new DOMParser().parseFromString(await read('/'), 'text/html')
  const latest = page.querySelector('#mails')
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null
  list.dataset.revision = latest.dataset.revision
  list.replaceChildren(...latest.childNodes)
  clear.hidden = page.querySelector('#clear').hidden
  status.textContent = page.querySelector('#status').textContent
  if (focused) list.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus()
}

async function keepFresh() {
  if (!document.hidden) {
    try {
      await refresh()
    } catch {
      list.dataset.revision = ''
      status.textContent = 'Not reachable. Is npm run mail:dev still running?'
    }
  }
  setTimeout(keepFresh, 2000)
}
keepFresh()
`
