import type { FormInstance } from 'antd'

/** For onValuesChange of a form whose fields are checked as they are left: what is wrong is checked again as it is written. */
export function revalidateErrors(form: FormInstance): (changed: object) => void {
  return (changed) => {
    const wrong = Object.keys(changed).filter((field) => form.getFieldError(field).length > 0)
    // What is still wrong stands at its field.
    if (wrong.length > 0) void Promise.allSettled([form.validateFields(wrong)])
  }
}
