import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers } from '../testing/fake-api.ts'
import { aReport, keepingReports } from '../testing/fake-assistant.ts'
import { renderApp } from '../testing/render-app.tsx'

const three = () => [
  aReport(),
  aReport({ id: 32, reason: 'unsafe', question: 'मानसून कब आता है?', answer: 'जनवरी में।', language: 'hi' }),
  aReport({ id: 33, reason: 'other', status: 'resolved', resolution: 'Prompt mended.' }),
]
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const toast = async () => within(await screen.findByRole('region', { name: 'Notifications' }))
const tab = (name: string) => screen.findByRole('tab', { name })

describe('the queue', () => {
  test('opens with what waits; each tab has its count', async () => {
    const { user } = renderApp('/chat-reports', keepingReports(...three()))
    await tab('Open (2)')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    await user.click(await tab('Resolved (1)'))
    const report = await card('Report 33: Something else')
    report.getByText('Prompt mended.')
    await tab('Dismissed (0)')
    await tab('All (3)')
  })

  test('question and answer are text, in the language that they are in', async () => {
    const answer = '<img src=x onerror="alert(1)"> **bold**'
    renderApp('/chat-reports', keepingReports(aReport({ answer, language: 'hi', note: '<b>see</b>' })))
    const report = await card('Report 31: Not true')
    const shown = report.getByText(answer)
    expect([shown.lang, shown.dir]).toEqual(['hi', 'auto'])
    report.getByText('<b>see</b>')
    expect(document.querySelector('article img, article b')).toBeNull()
  })

  test('says who reported it, which model and which avatar it was', async () => {
    renderApp(
      '/chat-reports',
      keepingReports(
        aReport({ avatarName: 'Guru Vidya' }),
        aReport({ id: 32, username: null, userId: null, model: null, question: '' }),
      ),
    )
    const report = await card('Report 31: Not true')
    report.getByText('priya')
    report.getByText('Guru Vidya')
    report.getByText('sarvam-m')
    const other = await card('Report 32: Not true')
    other.getByText('Guest or former user')
    other.getByText('Help guide')
    other.getByText('There was no question: the avatar spoke first.')
  })

  test('where nothing waits, that is said', async () => {
    renderApp('/chat-reports', keepingReports())
    await screen.findByRole('heading', { name: 'No open reports' })
  })

  test('reports that cannot be loaded are announced with what to do', async () => {
    renderApp('/chat-reports', { 'GET /api/admin/chat-reports': () => answers.problem('forbidden') })
    await (await toast()).findByText('Error loading the reports')
    await screen.findByRole('button', { name: 'Try again' })
  })
})

describe('deciding', () => {
  test('is done by a press, over the version that was seen, and undone by another', async () => {
    const { api, user } = renderApp('/chat-reports', keepingReports(...three()))
    await user.click((await card('Report 31: Not true')).getByRole('button', { name: 'Resolve' }))
    await tab('Open (1)')
    expect(api.asked('PATCH', '/api/admin/chat-reports/31')).toMatchObject([
      { body: { status: 'resolved', resolution: '' }, ifMatch: '"1"', keepalive: true },
    ])
    const shown = await toast()
    await shown.findByText('The report is resolved.')
    await user.click(shown.getByRole('button', { name: 'Undo' }))
    await tab('Open (2)')
  })

  test('is done by keys alone: a resolves, r dismisses, u takes back', async () => {
    const { user } = renderApp('/chat-reports', keepingReports(...three()))
    await card('Report 31: Not true')
    await user.keyboard('j')
    await user.keyboard('a')
    await tab('Resolved (2)')
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('article', { name: 'Report 32: Unsafe or hurtful' }),
      ),
    )
    await user.keyboard('r')
    await tab('Dismissed (1)')
    await user.keyboard('u')
    await tab('Dismissed (0)')
    await tab('Open (1)')
  })

  test('takes words in the details, which Enter opens', async () => {
    const { api, user } = renderApp('/chat-reports', keepingReports(...three()))
    await card('Report 31: Not true')
    await user.keyboard('j{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Report 31: Not true' }))
    dialog.getByText('English')
    await user.type(dialog.getByRole('textbox', { name: 'Note on the decision' }), ' Nothing wrong here. ')
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
    await tab('Dismissed (1)')
    expect(api.asked('PATCH', '/api/admin/chat-reports/31')).toMatchObject([
      { body: { status: 'dismissed', resolution: 'Nothing wrong here.' } },
    ])
  })

  test('several at once are one request', async () => {
    const { api, user } = renderApp('/chat-reports', keepingReports(...three()))
    await card('Report 31: Not true')
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(screen.getByRole('group', { name: 'Decide the selected reports' }))
    await user.click(bar.getByRole('button', { name: 'Dismiss' }))
    await tab('Dismissed (2)')
    expect(api.asked('POST', '/api/admin/chat-reports/bulk')).toMatchObject([
      { body: { ids: [31, 32], versions: { 31: 1, 32: 1 }, status: 'dismissed', resolution: '' } },
    ])
  })

  test('a colleague who was faster is shown with both versions', async () => {
    const current = aReport({ status: 'dismissed', resolution: 'Spam.', version: 2 })
    const { user } = renderApp('/chat-reports', {
      ...keepingReports(...three()),
      'PATCH /api/admin/chat-reports/:id': () => answers.problem('stale_version', {}, current),
    })
    await user.click((await card('Report 31: Not true')).getByRole('button', { name: 'Resolve' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody changed this in the meantime' }),
    )
    dialog.getByText('Spam.')
  })

  test('a refusal says why', async () => {
    const { user } = renderApp('/chat-reports', {
      ...keepingReports(...three()),
      'PATCH /api/admin/chat-reports/:id': () => answers.problem('chat_report_not_found'),
    })
    await user.click((await card('Report 31: Not true')).getByRole('button', { name: 'Dismiss' }))
    const shown = await toast()
    await shown.findByText('Not decided')
    shown.getByText('This report is not there any more. It may have been deleted.')
  })
})
