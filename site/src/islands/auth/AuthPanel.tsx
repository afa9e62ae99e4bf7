import { fill } from '@nila/api/contract/copy/fill'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { returnPath } from '../../scripts/return-path.ts'
import { currentUser } from '../../scripts/session.ts'
import { Alert } from '../fields/Alert.tsx'
import './auth.css'
import { type AuthFormProps, LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const tabs = ['login', 'register'] as const
type Tab = (typeof tabs)[number]

const tabOf = (search: string): Tab =>
  new URLSearchParams(search).get('tab') === 'register' ? 'register' : 'login'

// The built HTML is the login's; a script in auth.astro shows the other form early, and this lets React know of it.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The tabs Login and Register. Both forms stay in the page, so that switching loses nothing that was typed. */
export function AuthPanel(props: AuthFormProps) {
  const { words } = props
  const [tab, setTab] = useState<Tab>('login')
  const [created, setCreated] = useState('')
  const username = useRef<HTMLInputElement>(null)
  const buttons = useRef<Partial<Record<Tab, HTMLButtonElement | null>>>({})

  useBeforePaint(() => setTab(tabOf(location.search)), [])
  useEffect(() => {
    // A page for guests; where the API cannot tell, whoever is here may try to sign in.
    currentUser().then(
      (user) => user && location.replace(returnPath(location.search)),
      () => {},
    )
  }, [])

  function open(next: Tab) {
    setTab(next)
    const address = new URL(location.href)
    if (next === 'register') address.searchParams.set('tab', next)
    else address.searchParams.delete('tab')
    history.replaceState(null, '', address)
  }

  function moveByKey(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    // With two tabs every arrow leads to the other one, in either direction of writing.
    const next =
      event.key === 'Home' ? 'login' : event.key === 'End' || tab === 'login' ? 'register' : 'login'
    open(next)
    buttons.current[next]?.focus()
  }

  function finishRegistration(name: string) {
    setCreated(name)
    open('login')
    if (username.current) username.current.value = name
    // The next thing to do is to type the password; its field is shown only after this render.
    requestAnimationFrame(() => username.current?.focus())
  }

  return (
    <div className="auth-panel">
      <div className="tabs" role="tablist" aria-label={words.tabsLabel}>
        {tabs.map((name) => (
          <button
            key={name}
            ref={(button) => {
              buttons.current[name] = button
            }}
            className="tab"
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => open(name)}
            onKeyDown={moveByKey}
          >
            {words[name].tab}
          </button>
        ))}
      </div>
      {tabs.map((name) => (
        <section
          key={name}
          className="panel"
          role="tabpanel"
          id={`panel-${name}`}
          aria-labelledby={`tab-${name}`}
          hidden={tab !== name}
        >
          <h2>{words[name].title}</h2>
          {name === 'login' ? (
            <>
              <Alert tone="success">{created && fill(words.register.success, { name: created })}</Alert>
              <LoginForm {...props} usernameRef={username} />
            </>
          ) : (
            <RegisterForm {...props} onCreated={finishRegistration} />
          )}
          <p className="switch">
            {words[name].switchQuestion}{' '}
            <button
              className="link-button"
              type="button"
              onClick={() => open(name === 'login' ? 'register' : 'login')}
            >
              {words[name].switchLink}
            </button>
          </p>
        </section>
      ))}
    </div>
  )
}
