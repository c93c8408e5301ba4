## El saldo

balance-title = Saldo
balance-available = Disponible
balance-pending = Pendiente de confirmación: { $amount }. No forma parte del saldo disponible.
balance-top-up = Recargar
balance-top-up-text = Una recarga no es un alquiler. Se abona cuando la red la confirma, por el importe que haya llegado.
balance-amount = Importe
balance-amount-missing = Elige uno de los cuatro importes.
balance-lines = Movimientos
balance-no-lines = Todavía no hay movimientos.
balance-date = Fecha
balance-reason = Concepto
balance-after = Saldo después
balance-top-ups = Recargas
balance-reason-order = Pago de un pedido
balance-reason-refund = Pedido cancelado, importe devuelto
balance-reason-second = Segundo pago de algo ya pagado
balance-reason-top-up = Recarga
balance-reason-excess = Pagado de más
