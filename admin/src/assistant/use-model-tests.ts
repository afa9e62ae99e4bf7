import { type EndpointId, type ModelTest, testModelEndpoint } from '@nila/api/contract/model-endpoints'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useToast } from '../layout/use-toast.ts'
import { problemWords } from '../providers/problem.ts'
import { useAssistantWords } from '../providers/use-assistant-words.ts'
import { useCall } from '../providers/use-call.ts'

/** What came of testing a model, and when; undefined while it is under way. */
export interface TestState {
  outcome: ModelTest | undefined
  at: number
}

/** Tests of the models as they are stored, for as long as the screen is open. */
export function useModelTests() {
  const words = useAssistantWords()
  const translate = useTranslate()
  const toast = useToast()
  const call = useCall()
  const [tests, setTests] = useState<ReadonlyMap<EndpointId, TestState>>(new Map())
  const put = (id: EndpointId, outcome: ModelTest | undefined) =>
    setTests((before) => new Map(before).set(id, { outcome, at: Date.now() }))

  async function test(id: EndpointId): Promise<void> {
    put(id, undefined)
    try {
      put(id, await call(testModelEndpoint, { params: { id }, body: {} }))
    } catch (error) {
      setTests((before) => new Map([...before].filter(([key]) => key !== id)))
      toast('error', words('models.fails'), { description: problemWords(error, translate) })
    }
  }

  return { stateOf: (id: EndpointId) => tests.get(id), test }
}
