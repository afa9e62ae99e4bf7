// Lines on a grid of 24, as those of components/Icon.astro.
const drawings = {
  send: 'M12 19V5.5M6 11l6-6 6 6',
  stop: 'M7 7h10v10H7Z',
  plus: 'M12 5v14M5 12h14',
  list: 'M4 6.5h16M4 12h16M4 17.5h10',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  copy: 'M9 8.5A1.5 1.5 0 0 1 10.5 7h7A1.5 1.5 0 0 1 19 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 18.5ZM15 7V5.5A1.5 1.5 0 0 0 13.5 4h-7A1.5 1.5 0 0 0 5 5.5v10A1.5 1.5 0 0 0 6.5 17H9',
  edit: 'M4 20l1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19ZM14.5 6l3.5 3.5',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  good: 'M8 11v9H5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Zm0 0 3.5-7a2 2 0 0 1 2.5 2l-.5 4h4.7a1.8 1.8 0 0 1 1.8 2.2l-1.3 6.3A2 2 0 0 1 16.7 20H8',
  bad: 'M16 13V4h3a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1Zm0 0-3.5 7a2 2 0 0 1-2.5-2l.5-4H5.8A1.8 1.8 0 0 1 4 11.8l1.3-6.3A2 2 0 0 1 7.3 4H16',
  report: 'M6 21V4M6 4.5c4-2 8 2 12 0v9c-4 2-8-2-12 0',
  speaker: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  microphone: 'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5V21',
  letters: 'M4 18 8.5 6 13 18M5.5 14h6M15 8h6M18 8v4.5c0 2-3 2-3 .5M18 12.5c3 0 3 5.5 0 5.5',
  language:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17',
  earlier: 'M14.5 6 8.5 12l6 6',
  later: 'M9.5 6l6 6-6 6',
  down: 'M12 5v13.5M6 13l6 6 6-6',
} as const

export type IconName = keyof typeof drawings

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={`chat-icon chat-icon-${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
