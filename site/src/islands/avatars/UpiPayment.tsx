import type { Avatar } from '@nila/api/contract/avatars'
import type { AvatarsCopy } from '@nila/api/contract/copy/avatars'
import { fill } from '@nila/api/contract/copy/fill'
import { useRef, useState } from 'react'
import { upiPayment } from '../../qr/upi-payment.ts'
import { QrCode } from '../settings/QrCode.tsx'
import type { AvatarsProps } from './AvatarsApp.tsx'

interface UpiPaymentProps {
  words: AvatarsCopy['request']
  upiWords: AvatarsProps['upiWords']
  upi: NonNullable<AvatarsProps['upi']>
  avatar: Avatar
  price: string
}

/** The code to scan, the id to copy, and a link that phones open in an app: three ways to the same payment. */
export function UpiPayment({ words, upiWords, upi, avatar, price }: UpiPaymentProps) {
  const id = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState('')
  // The number, because the name may be in letters that banks do not take.
  const payment = upiPayment(upi.id, upi.payee, { note: `Nila avatar ${avatar.id}`, rupees: avatar.price })

  async function copy() {
    try {
      await navigator.clipboard.writeText(upi.id)
      setOutcome(upiWords.copied)
    } catch {
      // Browsers refuse it where the connection is not secure, or the user said no.
      if (id.current) getSelection()?.selectAllChildren(id.current)
      setOutcome(upiWords.copyFailed)
    }
  }

  return (
    <div className="payment">
      <p>{fill(words.scan, { price })}</p>
      <QrCode text={payment} label={fill(words.code, { price, id: upi.id })} />
      <a className="button button-marigold open-app" href={payment}>
        {upiWords.open}
      </a>
      <div className="upi-id">
        <p>
          <span className="muted">{upiWords.id}</span>
          <code dir="ltr" translate="no" ref={id}>
            {upi.id}
          </code>
        </p>
        <button className="button button-quiet" type="button" onClick={copy}>
          {upiWords.copy}
        </button>
      </div>
      <p className="muted" role="status">
        {outcome}
      </p>
    </div>
  )
}
