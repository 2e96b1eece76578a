type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Tracks the prerendered forms. If a browser extension or a translator has changed their markup, React replaces them by
 * empty ones when it hydrates.
 *
 * @returns copies the visitor's entries and the focus into the replaced forms
 */
export function trackForms(): () => void {
  const forms = [...document.forms]
  let focused = document.activeElement
  addEventListener('focusin', ({ target }) => (focused = target as Element), { capture: true })
  const restore = () => {
    for (const [index, form] of forms.entries()) {
      const rendered = document.forms[index]
      if (form.isConnected || !rendered) continue
      forms[index] = rendered
      for (const control of form.elements) {
        const copy = isControl(control) && rendered.elements.namedItem(control.name)
        if (!copy || !isControl(copy as Element)) continue
        copyEntry(control, copy as Control)
        if (control === focused) (copy as Control).focus({ preventScroll: true })
      }
    }
  }
  // Waits until React has committed the new form.
  return () => setTimeout(restore)
}

const isControl = (element: Element): element is Control =>
  'name' in element && 'value' in element && 'form' in element && element.name !== ''

function copyEntry(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && from.type === 'checkbox') {
    if (from.checked !== from.defaultChecked && from.checked !== (to as HTMLInputElement).checked) to.click()
    return
  }
  const isEntered =
    from instanceof HTMLSelectElement ? !from.selectedOptions[0]?.defaultSelected : from.value !== from.defaultValue
  if (!isEntered) return
  // React overrides `value` on the control and ignores an event of such a value, so this calls the native setter.
  Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to)
  to.dispatchEvent(new Event('input', { bubbles: true }))
  to.dispatchEvent(new Event('change', { bubbles: true }))
}
