import React from 'react'
import type { ActorNode } from '../preview/followActors.ts'
import { statusNames } from './text.ts'

type Props = {
  actors: readonly ActorNode[]
  /** Called with the machine that the reader wants to see. */
  onLook: (actor: ActorNode) => void
}

/** Lists the invoked and spawned actors with their children. Machines are buttons that show their chart. */
export function ActorList({ actors, onLook }: Props) {
  return (
    <ul className="actors">
      {actors.map((actor) => (
        <li key={actor.id}>
          <div className={`actor ${actor.status}`}>
            {actor.kind === 'machine' ? (
              <button type="button" className="send" aria-label={`Look at ${actor.name}`} onClick={() => onLook(actor)}>
                {actor.name}
              </button>
            ) : (
              <b>{actor.name}</b>
            )}{' '}
            <span className="note">{actor.kind}</span> <span>{statusNames[actor.status]}</span>
            {actor.note !== '' && <code> {actor.note}</code>}
          </div>
          {actor.children.length > 0 && <ActorList actors={actor.children} onLook={onLook} />}
        </li>
      ))}
    </ul>
  )
}
